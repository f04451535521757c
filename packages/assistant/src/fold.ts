const INVISIBLE = /[\p{Cf}\p{Cc}]+/gu;

/** As it is compared: full-width and half-width are one, capitals are small, what cannot be seen is gone. */
export const fold = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();

const CLAUSE_END = /[。？！；?!;\n]+|(?<=[a-z])\.(?=\s|$)/u;

/** The single questions of what somebody wrote; no more of them than anybody asks in earnest. */
export const clausesOf = (text: string, most = 12): string[] =>
  text
    .split(CLAUSE_END)
    .map(fold)
    .filter((clause) => clause !== '')
    .slice(0, most);
