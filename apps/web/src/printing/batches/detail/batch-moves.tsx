import { printingApi } from '@zhibi/contract/printing';
import { type BatchMove, type PrintBatch, printBatchesApi } from '@zhibi/contract/printing/batches';
import { mostWaste } from '@zhibi/contract/printing/counting';
import { Button, Input, InputNumber, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { notify } from '../../../platform/notify.js';
import styles from '../../parts/orders.module.css';
import { useDictionary } from '../../parts/use-dictionary.js';

// Most batches were made for a machine: what asks for one is fetched for the others.
const StartBatch = onDemand(() => import('./start-batch.js').then((made) => made.StartBatch));

type Asked = 'fail' | 'finish' | 'ship';

/** What the reader may do with all tasks of a batch; what needs a word asks for it. The way on stands last and is the primary one. */
export function BatchMoves({ batch }: { batch: PrintBatch }) {
  const { t } = useTranslation('batches');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { batchId, can } = batch;
  const moving = useWrite(printBatchesApi.move, [printBatchesApi.detail, printBatchesApi.list, printingApi.list], {
    onDone: ({ moved }) => {
      notify.done(t('batch.moved', { count: moved }));
      setAsked(null);
    },
  });
  const may = (move: BatchMove) => can.includes(move);
  const forward = (['ship', 'finish', 'start'] as const).find(may);
  return (
    <>
      {may('fail') && <Button onClick={() => setAsked('fail')}>{t('batch.move.fail')}</Button>}
      {may('takeBack') && (
        <Confirm
          title={t('batch.move.takeBack')}
          hint={t('batch.takeBackHint')}
          words={t('batch.move.takeBack')}
          onConfirm={() => moving.mutate({ move: 'takeBack', batchId, note: '' })}
        >
          <Button loading={moving.isPending}>{t('batch.move.takeBack')}</Button>
        </Confirm>
      )}
      {may('start') && batch.machineName !== '' && (
        <Button
          type={forward === 'start' ? 'primary' : 'default'}
          loading={moving.isPending}
          onClick={() => moving.mutate({ move: 'start', batchId })}
        >
          {t('batch.move.start')}
        </Button>
      )}
      {may('start') && batch.machineName === '' && (
        <StartBatch
          isMain={forward === 'start'}
          isBusy={moving.isPending}
          onStart={(machineId) => moving.mutate({ move: 'start', batchId, ...(machineId && { machineId }) })}
        />
      )}
      {(['finish', 'ship'] as const).filter(may).map((move) => (
        <Button key={move} type={forward === move ? 'primary' : 'default'} onClick={() => setAsked(move)}>
          {t(`batch.move.${move}`)}
        </Button>
      ))}
      {asked && (
        <Ask
          key={asked}
          what={asked}
          sheets={batch.sheets}
          isBusy={moving.isPending}
          onClose={() => setAsked(null)}
          onSend={({ word, waste, carrier }) =>
            moving.mutate(
              asked === 'finish'
                ? { move: 'finish', batchId, wasteSheets: waste }
                : asked === 'ship'
                  ? { move: 'ship', batchId, carrier, shipmentNo: word }
                  : { move: 'fail', batchId, note: word },
            )
          }
        />
      )}
    </>
  );
}

interface Said {
  word: string;
  waste: number;
  carrier: string;
}

function Ask({
  what,
  sheets,
  isBusy,
  onClose,
  onSend,
}: {
  what: Asked;
  /** Of the whole batch. */
  sheets: number;
  isBusy: boolean;
  onClose: () => void;
  onSend: (said: Said) => void;
}) {
  const { t } = useTranslation('batches');
  const id = useId();
  const { choicesOf } = useDictionary();
  const carriers = choicesOf('carrier');
  const [said, setSaid] = useState<Said>({ word: '', waste: 0, carrier: carriers[0]?.value ?? '' });
  const titles = { fail: 'batch.askFail', finish: 'batch.askFinish', ship: 'batch.askShip' } as const;
  const isWhole = what === 'finish' || said.word.trim() !== '';
  return (
    <Dialog
      title={t(titles[what])}
      onClose={onClose}
      keepsTyping
      foot={{ words: t(`batch.move.${what}`), isBusy, isDisabled: !isWhole, onMain: () => onSend(said) }}
    >
      {what === 'ship' && (
        <div className={styles.field}>
          <label htmlFor={`${id}-carrier`}>{t('batch.carrier')}</label>
          <Select
            id={`${id}-carrier`}
            value={said.carrier}
            onChange={(carrier) => setSaid({ ...said, carrier })}
            options={carriers}
          />
        </div>
      )}
      {what === 'finish' ? (
        <div className={styles.field}>
          <label htmlFor={`${id}-waste`}>{t('batch.askWaste')}</label>
          <InputNumber
            id={`${id}-waste`}
            min={0}
            max={mostWaste(sheets)}
            precision={0}
            value={said.waste}
            onChange={(waste) => setSaid({ ...said, waste: waste ?? 0 })}
          />
          <small>{t('batch.wasteHint')}</small>
        </div>
      ) : (
        <div className={styles.field}>
          <label htmlFor={`${id}-word`}>{t(what === 'ship' ? 'batch.shipmentNo' : 'batch.askFail')}</label>
          <Input
            id={`${id}-word`}
            maxLength={what === 'ship' ? 60 : 200}
            value={said.word}
            onChange={({ target }) => setSaid({ ...said, word: target.value })}
            aria-describedby={`${id}-needed`}
          />
          {!isWhole && <small id={`${id}-needed`}>{t(`batch.needed.${what}`)}</small>}
        </div>
      )}
    </Dialog>
  );
}
