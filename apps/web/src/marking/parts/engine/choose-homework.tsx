import { markingApi } from '@zhibi/contract/marking';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSubjectId } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { say } from '../../../platform/text.js';
import { APPEALS, useWaitingAppeals } from '../appeals/use-waiting.js';
import { MineList } from '../rounds/mine-list.js';
import { useMine } from '../rounds/use-mine.js';
import { type WaitingGroup, waitingGroups } from '../waiting-groups.js';
import styles from './choose-homework.module.css';

const titles = {
  '/markFull': 'marking:mark.title',
  '/markFullScreen': 'marking:byStudent.title',
  '/markFullNew': 'groups:title',
} as const;

/** The tool opened without a homework: what waits for this teacher. */
export function ChooseHomework({ to = '/markFull' }: { to?: keyof typeof titles }) {
  const { t } = useTranslation('marking');
  const { t: ofAppeals } = useTranslation('appeals');
  const { t: ofRounds } = useTranslation('rounds');
  const subjectId = useSubjectId();
  const read = useRead(markingApi.waiting, subjectId === null ? null : { subjectId });
  const appeals = useWaitingAppeals();
  const hasShare = useMine().length > 0;
  return (
    <ToolFrame title={say(titles[to])} back="/index">
      <div className={styles.choose}>
        {hasShare && (
          <Card title={ofRounds('mine.title')}>
            <ul>
              <MineList />
            </ul>
          </Card>
        )}
        {appeals > 0 && (
          <Card title={ofAppeals('title')}>
            <ul>
              <li>
                <Link to={APPEALS}>{ofAppeals('waitingCount', { count: appeals })}</Link>
              </li>
            </ul>
          </Card>
        )}
        <Card title={t('mark.choose')}>
          <Screen
            read={read}
            skeleton={{ rows: 4 }}
            isEmpty={({ homework }) => homework.length === 0}
            empty={<EmptyState title={t('waiting.none')} hint={t('mark.chooseHint')} />}
          >
            {({ homework }) => (
              <ul>
                {waitingGroups(homework).map((group) => (
                  <Group key={group.key} group={group} to={to} />
                ))}
              </ul>
            )}
          </Screen>
        </Card>
      </div>
    </ToolFrame>
  );
}

/** A homework, or the students of an act of giving, unfolded on demand. */
function Group({ group: { title, papers, answers, homework }, to }: { group: WaitingGroup; to: string }) {
  const { t } = useTranslation('marking');
  const facts = <span>{t('mark.waitingIn', { papers, answers })}</span>;
  const [only, ...others] = homework;
  if (only === undefined) return null;
  if (others.length === 0)
    return (
      <li>
        <Link to={`${to}?homework=${only.homeworkId}`}>{only.title}</Link>
        {facts}
      </li>
    );
  return (
    <li>
      <details>
        <summary>
          {title}
          {facts}
        </summary>
        <ul>
          {homework.map((one) => (
            <Group key={one.homeworkId} group={{ ...one, key: one.homeworkId, homework: [one] }} to={to} />
          ))}
        </ul>
      </details>
    </li>
  );
}
