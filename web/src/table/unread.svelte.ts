/** How many lines of chat have come while the chat was out of sight. */
import type { Table } from './table.svelte.ts';

export class Unread {
  readonly count: number = $derived.by(() => Math.max(0, this.table.chat.length - this.read));
  private read = $state.raw(0);
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
    this.read = Number(sessionStorage.getItem(this.key) ?? 0); // a page that is loaded again was read before
  }

  private get key(): string {
    return `wildtable.read.${this.table.id}`;
  }

  /** All of it is in sight now. */
  see(): void {
    this.read = this.table.chat.length;
    sessionStorage.setItem(this.key, String(this.read));
  }
}
