import { CheckCircleFilled, ExclamationCircleFilled } from '@ant-design/icons';
import type { Clash, Wish } from '@zhibi/contract/papers/composing';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { Card } from '../../../platform/layout/card.js';
import { NumberWish, RateWish } from './number-wish.js';
import { type CurveName, curves, type Plan, wishCount } from './plan.js';
import styles from './wishes-card.module.css';

export interface WishesCardProps {
  subjectId: number;
  plan: Plan;
  clash: Clash | null;
  onChange: (plan: Plan) => void;
}

const recents = { month: 30, term: 180, ever: 3_650 } as const;
type RecentName = keyof typeof recents;

const entryOf = <K extends string>(table: Readonly<Record<K, unknown>>, test: (value: unknown) => boolean) =>
  (Object.keys(table) as K[]).find((key) => test(table[key])); // the keys of this table

/** What is wished beside the table: length, difficulty, spread, and what must not come. Empty is not asked for. */
export function WishesCard({ subjectId, plan, clash, onChange }: WishesCardProps) {
  const { t } = useTranslation('auto');
  const { blueprint, papers } = plan;
  const set = (change: Partial<Plan['blueprint']>) => onChange({ ...plan, blueprint: { ...blueprint, ...change } });
  const clashes = (kind: Wish['kind']) => clash?.wishes.some(({ wish }) => wish.kind === kind) === true;
  const count = wishCount(plan);
  const curve = blueprint.curve;
  const isCurve = (shares: unknown) => JSON.stringify(shares) === JSON.stringify(curve);
  const curveName = curve === null ? 'none' : (entryOf(curves, isCurve) ?? 'kept');
  const recentName = entryOf(recents, (days) => days === blueprint.recentDays) ?? 'any';
  return (
    <Card
      title={t('wishes.title')}
      extra={
        <span className={styles.facts}>
          {clash ? t('wishes.clashing', { count, clash: clash.wishes.length }) : t('wishes.facts', { count })}
        </span>
      }
    >
      <ul className={styles.wishes}>
        <Line name={t('wishes.minutes')} isAsked={blueprint.minutes !== null} clashes={clashes('minutes')}>
          <NumberWish
            label={t('wishes.minutes')}
            unit={t('wishes.minutesUnit')}
            value={blueprint.minutes}
            most={1_000}
            onChange={(minutes) => set({ minutes })}
          />
        </Line>
        <Line name={t('wishes.difficulty')} isAsked={blueprint.difficulty !== null} clashes={clashes('difficulty')}>
          <RateWish value={blueprint.difficulty} onChange={(difficulty) => set({ difficulty })} />
        </Line>
        <Line name={t('wishes.eachTopic')} isAsked={blueprint.eachTopic !== null} clashes={clashes('each-topic')}>
          <NumberWish
            label={t('wishes.eachTopic')}
            unit={t('wishes.questionsUnit')}
            value={blueprint.eachTopic}
            most={200}
            onChange={(eachTopic) => set({ eachTopic })}
          />
        </Line>
        <Line name={t('wishes.curve')} isAsked={curve !== null} clashes={false}>
          <Select<CurveName | 'none' | 'kept'>
            size="small"
            className={styles.choice}
            aria-label={t('wishes.curve')}
            value={curveName}
            options={(
              ['none', 'basic', 'usual', 'demanding', ...(curveName === 'kept' ? (['kept'] as const) : [])] as const
            ).map((value) => ({ value, label: t(`wishes.curves.${value}`) }))}
            onChange={(name) => {
              if (name !== 'kept') set({ curve: name === 'none' ? null : [...curves[name]] });
            }}
          />
        </Line>
        <Line name={t('wishes.recent')} isAsked={blueprint.recentDays !== null} clashes={clashes('recent')}>
          <Select<RecentName | 'any'>
            size="small"
            className={styles.choice}
            aria-label={t('wishes.recent')}
            value={recentName}
            options={(['any', 'month', 'term', 'ever'] as const).map((value) => ({
              value,
              label: t(`wishes.recents.${value}`),
            }))}
            onChange={(name) => set({ recentDays: name === 'any' ? null : recents[name] })}
          />
        </Line>
        {blueprint.recentDays !== null && (
          <Line name={t('wishes.classes')} isAsked={plan.classIds.length > 0} clashes={false} isWide>
            <Classes
              subjectId={subjectId}
              chosen={plan.classIds}
              onChange={(classIds) => onChange({ ...plan, classIds })}
            />
          </Line>
        )}
        <Line name={t('wishes.source')} isAsked={blueprint.sameSource !== null} clashes={clashes('source')}>
          <NumberWish
            label={t('wishes.source')}
            unit={t('wishes.questionsUnit')}
            value={blueprint.sameSource}
            most={200}
            onChange={(sameSource) => set({ sameSource })}
          />
        </Line>
        <Line name={t('wishes.apart')} isAsked={blueprint.apart} clashes={clashes('apart')}>
          <Select<'one' | 'any'>
            size="small"
            className={styles.choice}
            aria-label={t('wishes.apart')}
            value={blueprint.apart ? 'one' : 'any'}
            options={(['one', 'any'] as const).map((value) => ({ value, label: t(`wishes.aparts.${value}`) }))}
            onChange={(name) => set({ apart: name === 'one' })}
          />
        </Line>
        <Line name={t('wishes.papers')} isAsked clashes={clashes('repeated')}>
          <Select<number>
            size="small"
            className={styles.choice}
            aria-label={t('wishes.papers')}
            value={papers}
            options={(['one', 'two', 'three'] as const).map((name, at) => ({
              value: at + 1,
              label: t(`wishes.papersOf.${name}`),
            }))}
            onChange={(next) => onChange({ ...plan, papers: next })}
          />
        </Line>
      </ul>
    </Card>
  );
}

interface LineProps {
  name: string;
  isAsked: boolean;
  clashes: boolean;
  /** What is chosen stands below the name, as wide as the card. */
  isWide?: boolean;
  children: ReactNode;
}

/** A wish by its name, with whether it can be met: an icon with a word for those who listen, never colour alone. */
function Line({ name, isAsked, clashes, isWide = false, children }: LineProps) {
  const { t } = useTranslation('auto');
  const [icon, words] = clashes
    ? [<ExclamationCircleFilled key="icon" />, t('wishes.clashes')]
    : [<CheckCircleFilled key="icon" />, t('wishes.met')];
  return (
    <li data-wide={isWide || undefined} className={clashes ? styles.clashing : isAsked ? undefined : styles.open}>
      <span className={styles.icon} role="img" aria-label={isAsked ? words : t('wishes.any')}>
        {icon}
      </span>
      <span className={styles.name}>{name}</span>
      {children}
    </li>
  );
}

function Classes({
  subjectId,
  chosen,
  onChange,
}: {
  subjectId: number;
  chosen: readonly string[];
  onChange: (classIds: string[]) => void;
}) {
  const { t } = useTranslation('auto');
  const { classList } = useUser();
  const own = classList.filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId));
  return (
    <Select<string[]>
      mode="multiple"
      size="small"
      className={styles.classes}
      aria-label={t('wishes.classes')}
      placeholder={t('wishes.classesAll')}
      value={[...chosen]}
      options={own.map(({ classId, className }) => ({ value: classId, label: className }))}
      onChange={onChange}
    />
  );
}
