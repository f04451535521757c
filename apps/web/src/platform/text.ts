import i18next, { type CustomTypeOptions } from 'i18next';

/** The English of a domain: every key of the Chinese, and where English counts, a singular `<key>_one` beside it. */
export type SameTexts<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]>;
} & { readonly [K in keyof T & string as `${K}_one`]?: string };

type Resources = CustomTypeOptions['resources'];
type Leaves<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Leaves<T[K]>}` }[keyof T & string];

/** A text of any domain, as titles and menus carry it: `homework:title`. Resolved when drawn. */
export type TextKey = { [N in keyof Resources & string]: `${N}:${Leaves<Resources[N]>}` }[keyof Resources & string];

type AnyTranslate = (key: string, values?: Record<string, unknown>) => string;

/** The words of a text key in the language of the moment; components that draw it follow the language by `useTranslation`. */
export const say = (key: TextKey, values?: Record<string, unknown>): string =>
  (i18next.t as unknown as AnyTranslate)(key, values); // i18next cannot express a key of any namespace
