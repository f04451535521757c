const KEY = 'penDevice';
/** Names of pens and clients are short; what is longer is none. */
const LONGEST = 64;

/** The pen or client that this browser belongs to: told once by the program around it, and remembered here alone. */
export const penDevice = {
  get: (): string => localStorage.getItem(KEY) ?? '',
  remember: (name: string | null): void => {
    const told = name?.trim() ?? '';
    if (told !== '' && told.length <= LONGEST) localStorage.setItem(KEY, told);
  },
};
