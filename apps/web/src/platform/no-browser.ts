/** What the modules of a page ask of a browser when they are read, for drawing first pictures where there is none. */
const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
  clear: () => kept.clear(),
};
const nobody = { addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(globalThis, {
  localStorage: storage,
  sessionStorage: storage,
  ...nobody,
  location: { origin: '' },
  document: { ...nobody, documentElement: { lang: '' }, querySelector: () => null },
});
