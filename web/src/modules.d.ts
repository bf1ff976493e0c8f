declare module 'game-icon:*' {
  /** The path of the drawing, on 512 x 512. */
  const path: string;
  export default path;
}
