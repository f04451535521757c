import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { differencesOf, ownShareOf } from './addresses.js';
import { useMine } from './use-mine.js';

/** The homework of which this teacher scores a share, where one chooses what to mark. */
export function MineList() {
  const { t } = useTranslation('rounds');
  const mine = useMine();
  return mine.map(({ homeworkId, title, open, differences }) => (
    <li key={homeworkId}>
      <Link to={open > 0 ? ownShareOf(homeworkId) : differencesOf(homeworkId)}>{title}</Link>
      {open > 0 && <span>{t('mine.open', { count: open })}</span>}
      {differences > 0 && <Link to={differencesOf(homeworkId)}>{t('mine.differences', { count: differences })}</Link>}
    </li>
  ));
}
