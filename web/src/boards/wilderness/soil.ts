/** The colour of the ground, by terrain. */
export const SOIL: Readonly<Record<string, string>> = {
  grassland: '#97b55c', rocky: '#aba18d', desert: '#e3c682', forest: '#5f8a4a', swamp: '#71825a',
  mountain: '#958d93', lake: '#4a8fb5', tribe: '#b3a560',
};
