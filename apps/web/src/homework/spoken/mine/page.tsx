import { type SpokenForStudent, spokenApi } from '@zhibi/contract/homework/spoken';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import { Section } from '../../../platform/touch/section.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import { useSpokenNews } from '../../parts/use-spoken-news.js';
import { MyRow } from '../parts/my-row.js';
import { useOutbox } from '../parts/use-outbox.js';
import styles from './page.module.css';

/** What a student has to say aloud. */
export function Page() {
  const { t } = useTranslation('spoken');
  const pages = useInfinite(spokenApi.mine, {});
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  useSpokenNews([spokenApi.mine]);
  useOutbox();
  const isToDo = (one: SpokenForStudent) => one.verdict?.redo || (one.sent === 0 && one.left > 0);
  const groups = [
    ['toDo', rows.filter(isToDo)],
    ['done', rows.filter((one) => !isToDo(one))],
  ] as const;
  return (
    <>
      <TouchHead title={t('title')} back="/index" />
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 4 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('mine.empty')} hint={t('mine.emptyHint')} />}
      >
        {() => (
          <div className={styles.groups}>
            {groups.map(
              ([name, list]) =>
                list.length > 0 && (
                  <Section key={name} title={t(`mine.${name}`)} count={list.length}>
                    <Sheet rows>
                      {list.map((one) => (
                        <MyRow key={one.spokenId} task={one} />
                      ))}
                    </Sheet>
                  </Section>
                ),
            )}
            <TableFoot
              shown={rows.length}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </div>
        )}
      </Screen>
    </>
  );
}
