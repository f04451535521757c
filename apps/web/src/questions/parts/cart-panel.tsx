import { DeleteOutlined, ShoppingOutlined } from '@ant-design/icons';
import type { Cart } from '@zhibi/contract/questions';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../platform/layout/confirm.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { notify } from '../../platform/notify.js';
import { formatNumber } from '../../platform/time.js';
import { cartColours } from './cart-colours.js';
import styles from './cart-panel.module.css';
import { typeNames } from './type-names.js';
import type { useCart } from './use-cart.js';

const COMPOSE = '/paperTest/self';

interface CartPanelProps {
  basket: Pick<ReturnType<typeof useCart>, 'cart' | 'remove'>;
  subjectId: number;
}

/** What has been chosen so far, how it is mixed, and the way on to the paper; nothing while the cart is empty. */
export function CartPanel({ basket: { cart, remove }, subjectId }: CartPanelProps) {
  const { t } = useTranslation('questions');
  if (cart === undefined || cart.groups.length === 0) return null;
  const clear = () =>
    remove.mutate({ subjectId, questionIds: [] }, { onSuccess: () => notify.done(t('cart.cleared')) });
  const count = cart.groups.reduce((sum, { quesIds }) => sum + quesIds.length, 0);
  const facts = [
    t('cart.minutes', { minutes: formatNumber(cart.minutes, 0) }),
    ...(cart.difficulty === null ? [] : [t('cart.difficulty', { difficulty: cart.difficulty.toFixed(2) })]),
  ];
  return (
    <aside className={styles.cart} aria-label={t('cart.title')}>
      <span className={styles.count}>
        <ShoppingOutlined />
        <b>{count}</b>
        {t('cart.unit', { count })}
      </span>
      <Mix cart={cart} />
      <span className={styles.facts}>{facts.join(' · ')}</span>
      <Confirm title={t('cart.clearAsk')} onConfirm={clear}>
        <Button type="text" icon={<DeleteOutlined />} aria-label={t('cart.clear')} />
      </Confirm>
      <Compose />
    </aside>
  );
}

function Mix({ cart }: { cart: Cart }) {
  const { t } = useTranslation('questions');
  const groups = cart.groups.map(({ quesType, quesIds, share }) => ({
    quesType,
    share,
    count: quesIds.length,
    colour: cartColours[quesType],
    type: t(`type.${typeNames[quesType]}`),
  }));
  return (
    <div className={styles.mix}>
      <div className={styles.bar} aria-hidden="true">
        {groups.map(({ quesType, type, count, share, colour }) => (
          <Tooltip key={quesType} title={t('cart.share', { type, count, share })}>
            <i style={{ flex: count, background: colour }} />
          </Tooltip>
        ))}
      </div>
      <div className={styles.legend}>
        {groups.map(({ quesType, type, count, share, colour }) => (
          <span key={quesType}>
            <i style={{ background: colour }} />
            {type} <b>{count}</b> <em>{share}%</em>
          </span>
        ))}
      </div>
    </div>
  );
}

function Compose() {
  const { t } = useTranslation('questions');
  return (
    <GoButton type="primary" to={COMPOSE}>
      {t('cart.compose')}
    </GoButton>
  );
}
