import { DownOutlined } from '@ant-design/icons';
import type { KeptBook } from '@zhibi/contract/questions/trees';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './book-table.module.css';
import type { BookAct } from './use-book-acts.js';

/** What may be done with a textbook; the rest behind one button. */
export function RowActions({ book, onAct }: { book: KeptBook; onAct: (act: BookAct) => void }) {
  const { t } = useTranslation('trees');
  const { t: platform } = useTranslation('platform');
  const { can } = book;
  const more: { key: BookAct; label: string; danger?: true }[] = [
    { key: 'clone', label: t('books.clone') },
    { key: 'compare', label: t('books.compare') },
    ...(can.retire ? [{ key: 'retire' as const, label: t('books.retire') }] : []),
    ...(can.restore ? [{ key: 'restore' as const, label: t('books.restore') }] : []),
    ...(can.remove ? [{ key: 'remove' as const, label: platform('delete'), danger: true as const }] : []),
  ];
  const items = more.map(({ key, label, danger }) => ({
    key,
    label,
    danger: danger ?? false,
    onClick: () => onAct(key),
  }));
  return (
    <span className={styles.actions}>
      <Button type="link" size="small" onClick={() => onAct('edit')}>
        {platform('edit')}
      </Button>
      {can.giveToSchools && (
        <Button type="link" size="small" onClick={() => onAct('give')}>
          {t('books.give')}
        </Button>
      )}
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="link" size="small" icon={<DownOutlined />} iconPlacement="end">
          {t('books.more')}
        </Button>
      </Dropdown>
    </span>
  );
}
