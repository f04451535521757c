import type { Given, HomeworkForm } from '@zhibi/contract/capture/on-screen';
import { useTranslation } from 'react-i18next';
import { isGiven } from './given.js';
import styles from './page.module.css';

interface StepsProps {
  form: HomeworkForm;
  givenFor: (itemId: string) => readonly Given[];
  /** The question that is open; null before handing in. */
  at: number | null;
  onGo: (no: number) => void;
}

/** How far it is: a bar for each question, which leads to it. */
export function Steps({ form: { items }, givenFor, at, onGo }: StepsProps) {
  const { t } = useTranslation('onScreen');
  return (
    <nav className={styles.steps} aria-label={t('of', { no: at ?? items.length, count: items.length })}>
      {items.map((item) => {
        const done = isGiven(item, givenFor(item.itemId));
        return (
          <button
            key={item.itemId}
            type="button"
            aria-label={`${t('nth', { no: item.no })} · ${t(done ? 'given' : 'open')}`}
            aria-current={item.no === at ? 'step' : undefined}
            data-done={done}
            onClick={() => onGo(item.no)}
          />
        );
      })}
      <span aria-hidden="true">
        {at ?? items.length} / {items.length}
      </span>
    </nav>
  );
}
