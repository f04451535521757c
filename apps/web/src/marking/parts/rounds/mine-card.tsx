import { TeamOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { StatCard } from '../../../platform/layout/stat-card.js';
import { differencesOf, ownShareOf } from './addresses.js';
import { useMine } from './use-mine.js';

/** Without a homework the marking lists what waits. */
const CHOICE = '/markFull';

/** What waits for this teacher in the marking that several share; nothing at all where nothing does. */
export function MineCard() {
  const { t } = useTranslation('rounds');
  const mine = useMine();
  const [first] = mine;
  if (first === undefined) return null;
  const open = mine.reduce((sum, one) => sum + one.open, 0);
  const differences = mine.reduce((sum, one) => sum + one.differences, 0);
  const facts = [
    open > 0 && t('mine.open', { count: open }),
    differences > 0 && t('mine.differences', { count: differences }),
  ];
  const { homeworkId } = first;
  const toFirst =
    mine.length > 1 || (first.open > 0 && first.differences > 0)
      ? { words: t('mine.choose'), to: CHOICE }
      : first.open > 0
        ? { words: t('own.title'), to: ownShareOf(homeworkId) }
        : { words: t('differences.title'), to: differencesOf(homeworkId) };
  return (
    <StatCard
      icon={<TeamOutlined />}
      tone="ink"
      label={t('mine.title')}
      value={open + differences}
      unit={t('mine.unit', { count: open + differences })}
      note={facts.filter(Boolean).join(t('between'))}
      action={toFirst}
    />
  );
}
