/** The same names with words of another language. */
export type SameWords<Words> = { [Name in keyof Words]: string };
