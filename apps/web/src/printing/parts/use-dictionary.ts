import {
  type DictEntry,
  type DictKind,
  entriesOf,
  nameIn,
  printSettingsApi,
  usualDictionary,
} from '@zhibi/contract/printing/settings';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';

/** The lists of the print centre in the reader's language; the usual ones until they are read. */
export function useDictionary() {
  const { i18n } = useTranslation('printing');
  const read = useRead(printSettingsApi.dictionary, {});
  const dictionary: readonly DictEntry[] = read.data?.entries ?? usualDictionary;
  const language = i18n.language.startsWith('zh') ? 'zh' : 'en';
  return {
    nameOf: (kind: DictKind, code: string) => nameIn(dictionary, kind, code, language),
    /** What can be chosen now. */
    choicesOf: (kind: DictKind) =>
      entriesOf(dictionary, kind)
        .filter(({ enabled }) => enabled)
        .map((entry) => ({ value: entry.code, label: entry[language] })),
  };
}
