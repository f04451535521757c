import { DislikeOutlined } from '@ant-design/icons';
import { UnsuitableReason } from '@zhibi/contract/analysis/recommend';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';

/** Says why a question does not suit the class. */
export function UnsuitableButton({ no, onSay }: { no: number; onSay: (reason: UnsuitableReason) => void }) {
  const { t } = useTranslation('recommend');
  const items = UnsuitableReason.options.map((key) => ({ key, label: t(`unsuitable.reasons.${key}`) }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ 'aria-label': t('unsuitable.why'), items, onClick: ({ key }) => onSay(UnsuitableReason.parse(key)) }}
    >
      <Button
        type="text"
        size="small"
        icon={<DislikeOutlined />}
        title={t('unsuitable.act')}
        aria-label={t('unsuitable.of', { no })}
      />
    </Dropdown>
  );
}
