import { type StageChange, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatNear } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import styles from './set-up.module.css';

interface HistoryDrawerProps {
  test: { testId: string; name: string; subjects: readonly { subjectId: number; subjectName: string }[] } | null;
  onClose: () => void;
}

const fields = [
  'name',
  'kind',
  'term',
  'gid',
  'heldOn',
  'classes',
  'electives',
  'totalLines',
  'absentRule',
  'ranks',
  'startTest',
  'publishAt',
  'source',
] as const;

/** Who did what with a test, the newest first. */
export function HistoryDrawer({ test, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation('stageTests');
  const pages = useInfinite(stageTestsApi.history, test && { testId: test.testId });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <Drawer open={test !== null} title={t('setUp.history')} onClose={onClose}>
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 4 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('setUp.noHistory')} hint={t('setUp.noHistoryHint')} />}
      >
        {() => (
          <>
            <ol className={styles.history}>
              {rows.map((change) => (
                <li key={change.id}>
                  <b>{t(`setUp.what.${change.what}`)}</b>
                  <small>
                    {change.byName} · {formatNear(change.at)}
                  </small>
                  {change.changes.map((one) => (
                    <Change key={one.field} change={one} subjects={test?.subjects ?? []} />
                  ))}
                </li>
              ))}
            </ol>
            <TableFoot
              shown={rows.length}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </Drawer>
  );
}

interface ChangeProps {
  change: StageChange['changes'][number];
  subjects: readonly { subjectId: number; subjectName: string }[];
}

function Change({ change: { field, from, to }, subjects }: ChangeProps) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const say = useCodes();
  const known = fields.find((one) => one === field);
  const subject = subjects.find(({ subjectId }) => field === `subject:${subjectId}`);
  const name = known
    ? t(`setUp.field.${known}`)
    : (subject && names.subject(subject.subjectName)) || t('setUp.field.subject');
  if (from === to) return <p>{t('setUp.changed', { field: name })}</p>;
  if (field === 'startTest') return <p>{t('setUp.changed', { field: name })}</p>;
  return (
    <p>
      {from === ''
        ? t('setUp.changeTo', { field: name, to: say(field, to) })
        : t('setUp.change', { field: name, from: say(field, from), to: say(field, to) })}
    </p>
  );
}

/** The codes of the history in words. */
function useCodes() {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  return (field: string, text: string): string => {
    if (field === 'gid') return names.grade(Number(text));
    if (field === 'publishAt') return formatNear(text);
    if (field === 'absentRule') return t(`setUp.absent.${text === 'zero' ? 'zero' : 'left-out'}`);
    if (field === 'term') return t(`term.${text === 'second' ? 'second' : 'first'}`);
    if (field === 'ranks')
      return text
        .split('/')
        .map((one) => t(`rank.${rankOf(one)}`))
        .join(' / ');
    return text.replace('score ', '').replace('share ', '% ');
  };
}

const rankOf = (text: string) => (text === 'exact' || text === 'band' || text === 'level' ? text : 'none');
