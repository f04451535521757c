import { statusName } from '@zhibi/contract/printing';
import { printTracingApi, type TracedOrder } from '@zhibi/contract/printing/tracing';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { formatStamp } from '../../../platform/time.js';
import { tones } from '../order-status.js';
import styles from '../orders.module.css';

interface Props {
  open: boolean;
  code: string;
  toOrder: (orderId: string) => string;
  onClose: () => void;
}

/** A sheet by its page code: whose it is, and which orders, batches and machines printed it. */
export function TraceDrawer({ open, code, toOrder, onClose }: Props) {
  const { t } = useTranslation(['printing', 'printers', 'tracing']);
  const read = useRead(printTracingApi.page, open ? { code } : null);
  return (
    <Drawer title={t('tracing:title')} open={open} onClose={onClose}>
      {read.error?.is('not-found') ? (
        <EmptyState title={t('tracing:none')} hint={t('tracing:noneHint')} />
      ) : (
        <Screen read={read} skeleton={{ rows: 5 }}>
          {({ pageCode, replaces, replaced, page, title, schoolName, className, name, orders }) => (
            <>
              <div className={styles.head}>
                <b translate="no">
                  {name} · {title}
                </b>
                <p>
                  <span translate="no">
                    {schoolName} {className}
                  </span>{' '}
                  {t('tracing:page', { page })} · {pageCode}
                </p>
                {replaces && <p>{t('tracing:replaces', { code: replaces })}</p>}
              </div>
              {replaced && (
                <Alert
                  type="warning"
                  showIcon
                  title={t('tracing:replaced', { at: formatStamp(replaced.at), code: replaced.pageCode })}
                  description={
                    <>
                      {t('tracing:bothRead')}
                      {replaced.order && (
                        <>
                          {' · '}
                          <Link to={toOrder(replaced.order.orderId)} onClick={onClose}>
                            {replaced.order.number}
                          </Link>
                        </>
                      )}
                    </>
                  }
                />
              )}
              <h3>{t('tracing:orders')}</h3>
              <ol className={styles.history}>
                {orders.map((order) => (
                  <OrderLine
                    key={order.orderId}
                    order={order}
                    code={pageCode}
                    to={toOrder(order.orderId)}
                    onOpen={onClose}
                  />
                ))}
              </ol>
            </>
          )}
        </Screen>
      )}
    </Drawer>
  );
}

function OrderLine({
  order,
  code,
  to,
  onOpen,
}: {
  order: TracedOrder;
  /** Of the sheet that is asked about: an order that printed another says so. */
  code: string;
  to: string;
  onOpen: () => void;
}) {
  const { t } = useTranslation(['printing', 'printers', 'tracing']);
  const { number, isReprint, messageStatus, shopName, batch, machineName, jobs, shippedAt } = order;
  const facts = [
    order.pageCode !== code && t('tracing:code', { code: order.pageCode }),
    shopName,
    batch && t('tracing:batch', { batch }),
    machineName && t('tracing:machine', { machine: machineName }),
    shippedAt && t('tracing:shipped', { at: formatStamp(shippedAt) }),
  ].filter(Boolean);
  return (
    <li>
      <Link to={to} onClick={onOpen}>
        {number}
      </Link>{' '}
      {isReprint && <StatusTag tone="warn">{t('tracing:reprint')}</StatusTag>}{' '}
      {order.isWithdrawn ? (
        <StatusTag tone="off">{t('tracing:withdrawn')}</StatusTag>
      ) : (
        <StatusTag tone={tones[messageStatus]}>{t(`status.${statusName(messageStatus)}`)}</StatusTag>
      )}
      <small>{facts.join(' · ')}</small>
      {jobs.map((job) => (
        <small key={`${job.machineName} ${job.sentAt}`}>
          {t('tracing:job', {
            machine: job.machineName,
            state: t(`printers:job.state.${job.state}`),
            at: formatStamp(job.sentAt),
          })}
        </small>
      ))}
    </li>
  );
}
