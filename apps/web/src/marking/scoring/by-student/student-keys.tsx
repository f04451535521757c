import { useTranslation } from 'react-i18next';

const foot = [
  { words: 'keys.score', keys: ['0-9'] },
  { words: 'keys.remark', keys: ['Q-Y'] },
  { words: 'keys.confirmShort', keys: ['Enter'] },
  { words: 'byStudent.question', keys: ['←', '→'] },
  { words: 'byStudent.next', keys: ['N'] },
  { words: 'keys.enlarge', keys: ['Space'] },
  { words: 'keys.help', keys: ['?'] },
] as const;

/** The most used keys of who marks paper by paper. */
export function StudentKeys() {
  const { t } = useTranslation('marking');
  return foot.map(({ words, keys }) => (
    <span key={words}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}{' '}
      {t(words)}
    </span>
  ));
}
