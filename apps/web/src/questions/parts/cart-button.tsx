import { CheckOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './question-card.module.css';

export interface CartButtonProps {
  isChosen: boolean;
  isBusy: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

/** Into the cart, or out of it. */
export function CartButton({ isChosen, isBusy, onAdd, onRemove }: CartButtonProps) {
  const { t } = useTranslation('questions');
  if (!isChosen)
    return (
      <Button size="small" type="primary" ghost icon={<PlusOutlined />} loading={isBusy} onClick={onAdd}>
        {t('card.add')}
      </Button>
    );
  return (
    <Tooltip title={t('card.remove')}>
      <Button
        size="small"
        className={styles.inCart}
        icon={<CheckOutlined />}
        loading={isBusy}
        aria-pressed
        onClick={onRemove}
      >
        {t('card.added')}
      </Button>
    </Tooltip>
  );
}
