import { type HomeworkForStudent, homeworkApi } from '@zhibi/contract/homework';
import type { SpokenForStudent } from '@zhibi/contract/homework/spoken';
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { groupOf, groupOfSpoken, SpokenRow, useBegun, useMySpoken, type WorkGroup } from '../../homework/index.js';
import { useAge } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { nowStamp } from '../../platform/time.js';
import { together } from '../../platform/together.js';
import { Section } from '../../platform/touch/section.js';
import { Sheet } from '../../platform/touch/sheet.js';
import { TouchHead } from '../../platform/touch/touch-head.js';
import { ReturnedRow } from '../parts/returned-row.js';
import styles from './my-homework.module.css';

const groups: readonly WorkGroup[] = ['toWrite', 'inHand', 'cameBack', 'missed'];
const shows = { all: groups, write: ['toWrite'], back: ['cameBack'] } as const satisfies Record<
  string,
  readonly WorkGroup[]
>;
type Show = keyof typeof shows;

/** All homework of the student by what is to do with it: to write, with the teacher, back again. */
export function MyHomework() {
  const { t } = useTranslation('marking');
  const age = useAge();
  const [params, setParams] = useSearchParams();
  const pages = useInfinite(homeworkApi.mine, {});
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const now = nowStamp();
  const begun = useBegun(groupOf(rows, 'toWrite', now));
  const show: Show = (Object.keys(shows) as Show[]).find((one) => one === params.get('show')) ?? 'all'; // its own keys
  const spoken = useMySpoken();
  const spokenOf = (group: WorkGroup) => spoken.filter((one) => groupOfSpoken(one) === group);
  const countOf = (group: WorkGroup) => groupOf(rows, group, now).length + spokenOf(group).length;
  const isNone = show === 'all' || rows.length + spoken.length === 0; // never any: nothing is written to the end either
  return (
    <>
      <TouchHead title={t('detail.homework')} />
      <Segmented<Show>
        block
        className={styles.shows ?? ''}
        aria-label={t('detail.homework')}
        value={show}
        options={[
          { value: 'all', label: t('detail.all') },
          { value: 'write', label: `${t(`detail.${age}.toWrite`)} ${countOf('toWrite') || ''}`.trim() },
          { value: 'back', label: t(`detail.${age}.cameBack`) },
        ]}
        onChange={(next) => setParams(next === 'all' ? {} : { show: next }, { replace: true })}
      />
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 6 }}
        isEmpty={() => shows[show].every((group) => countOf(group) === 0)}
        empty={
          <EmptyState
            title={t(isNone ? 'detail.empty' : `detail.none.${show}`)}
            hint={t(isNone ? 'detail.emptyHint' : `detail.noneHint.${show}`)}
          />
        }
      >
        {() => (
          <div className={styles.groups}>
            {show !== 'back' && (
              <Group title={t(`detail.${age}.redo`)} list={toRedo(rows, now)} spoken={[]} begun={begun} />
            )}
            {shows[show].map((group) => (
              <Group
                key={group}
                title={t(`detail.${age}.${group}`)}
                list={group === 'toWrite' ? withoutRedo(groupOf(rows, group, now)) : groupOf(rows, group, now)}
                spoken={spokenOf(group)}
                begun={begun}
              />
            ))}
            {hasNextPage && (
              <Button block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('detail.earlier')}
              </Button>
            )}
          </div>
        )}
      </Screen>
    </>
  );
}

/** What is asked once more stands by itself: it is not to be overlooked among what is new. */
const toRedo = (rows: readonly HomeworkForStudent[], now: string) =>
  groupOf(rows, 'toWrite', now).filter(({ redoOf }) => redoOf !== null);
const withoutRedo = (rows: readonly HomeworkForStudent[]) => rows.filter(({ redoOf }) => redoOf === null);

/** Written and spoken together: what still runs by how soon it ends, then what is over, the latest first. */
function inOneOrder(list: readonly HomeworkForStudent[], spoken: readonly SpokenForStudent[]) {
  const all = [...list, ...spoken];
  const byEnd = (one: { endAt: string }, other: { endAt: string }) => one.endAt.localeCompare(other.endAt);
  const isOpen = ({ status }: { status: string }) => status === 'open';
  return [...all.filter(isOpen).sort(byEnd), ...all.filter((one) => !isOpen(one)).sort((a, b) => byEnd(b, a))];
}

interface GroupProps {
  title: string;
  list: readonly HomeworkForStudent[];
  spoken: readonly SpokenForStudent[];
  /** Questions answered on the screen and not handed in, by homework. */
  begun: ReadonlyMap<string, number>;
}

const Group = ({ title, list, spoken, begun }: GroupProps) =>
  list.length + spoken.length > 0 && (
    <Section title={title}>
      <Sheet rows>
        {inOneOrder(list, spoken).map((one, at) =>
          'spokenId' in one ? (
            <SpokenRow key={one.spokenId} task={one} />
          ) : (
            <ReturnedRow
              key={one.homeworkId}
              homework={one}
              answered={begun.get(one.homeworkId) ?? 0}
              isFirst={at === 0 && one.status === 'open' && one.submission !== 'released'}
            />
          ),
        )}
      </Sheet>
    </Section>
  );
