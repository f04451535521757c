interface Typing {
  userTyping: boolean;
  input: string;
}

/** A number as people write it: a field whose arrows go by halves shows 2, not 2.0. For the `formatter` of Ant Design's number field. */
export const plainFigure = (value: string | number | undefined, { userTyping, input }: Typing): string =>
  userTyping || value === undefined || value === '' ? input : String(Number(value));
