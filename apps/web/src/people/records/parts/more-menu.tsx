import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';

export interface MoreItem {
  key: string;
  words: string;
  may: boolean;
  run: () => void;
}

/** The acts of a row that are needed seldom; those that may not be done are not listed. */
export function MoreMenu({ items, whom }: { items: readonly MoreItem[]; whom: string }) {
  const { t } = useTranslation('records');
  const offered = items.filter(({ may }) => may);
  if (offered.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: offered.map(({ key, words }) => ({ key, label: words })),
        onClick: ({ key }) => offered.find((one) => one.key === key)?.run(),
      }}
    >
      <Button type="link" iconPlacement="end" icon={<DownOutlined />} title={whom}>
        {t('act.more')}
      </Button>
    </Dropdown>
  );
}
