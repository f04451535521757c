import { FEWEST_ANSWERS, type recommendApi } from '@zhibi/contract/analysis/recommend';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { Read } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';

type Found = z.output<typeof recommendApi.points.output>;

interface FramedProps<T extends Found> {
  read: Read<T>;
  /** Another class, another subject, the cart. */
  choices: ReactNode;
  children: (found: T) => ReactNode;
}

/** From what it is said, above; and too few answers, where it cannot be said. */
export function Framed<T extends Found>({ read, choices, children }: FramedProps<T>) {
  const { t } = useTranslation('recommend');
  const { data } = read;
  const facts = data && [
    t('basis', { className: data.className, homework: data.homework, answers: data.answers }),
    ...(data.examInDays === null
      ? []
      : [data.examInDays === 0 ? t('examToday') : t('exam', { count: data.examInDays })]),
  ];
  return (
    <>
      <PageHead title={t('title')} note={facts?.join(' · ')} extra={choices} />
      <Screen
        read={read}
        skeleton={{ rows: 10 }}
        isEmpty={({ points }) => points.length === 0}
        empty={
          <EmptyState
            title={t('few')}
            hint={t('fewHint', { answers: data?.answers ?? 0, least: FEWEST_ANSWERS })}
            action={<GoButton to="/homework/written">{t('publish')}</GoButton>}
          />
        }
      >
        {children}
      </Screen>
    </>
  );
}
