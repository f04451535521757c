import type { RichText as Rich } from '@zhibi/contract/kernel';
import type { QuestionBody } from '@zhibi/contract/questions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../platform/rich/rich-text.js';
import { diffBodies, type Stretch } from './diff.js';
import styles from './one.module.css';

/** What changed from one version to the next: gone struck through, new underlined, each also said to a reader of the screen. */
export function DiffView({ before, after }: { before: QuestionBody; after: QuestionBody }) {
  const { t } = useTranslation('writing');
  const fields = useMemo(() => diffBodies(before, after), [before, after]);
  if (fields.length === 0) return <p className={styles.quiet}>{t('version.sameWords')}</p>;
  return (
    <dl className={styles.diff}>
      {fields.map(({ name, label, part, stretches }) => (
        <div key={`${part} ${name} ${label}`}>
          <dt>
            {part !== null && t('parts.no', { no: part + 1 })} {t(`field.${name}`, { label })}
          </dt>
          <dd>
            {stretches.map((stretch, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one comparison never move
              <StretchText key={at} stretch={stretch} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function StretchText({ stretch: { change, items } }: { stretch: Stretch }) {
  const rich: Rich = [{ t: 'p', children: items }];
  const text = <RichText inline rich={rich} />;
  if (change === 'gone') return <del className={styles.gone}>{text}</del>;
  return change === 'new' ? <ins className={styles.new}>{text}</ins> : text;
}
