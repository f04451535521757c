import {
  type Machine,
  type MachineSettings,
  MOST_EDGE_MM,
  printSettingsApi,
  type Shop,
  USUAL_EDGE_MM,
} from '@zhibi/contract/printing/settings';
import { Checkbox, Input, InputNumber, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { notify } from '../../../platform/notify.js';
import styles from '../../parts/orders.module.css';
import { useDictionary } from '../../parts/use-dictionary.js';

const usualMachine: MachineSettings = {
  name: '',
  sheetsPerHour: 3_000,
  inColour: false,
  duplex: true,
  paperSizes: ['A4'],
  setupMinutes: 5,
  setupSheets: 5,
  edgeMm: USUAL_EDGE_MM,
  stopped: '',
};
const numbers = [
  ['sheetsPerHour', 'set.speed', 1, 200_000, 0],
  ['setupMinutes', 'set.setupMinutes', 0, 600, 0],
  ['setupSheets', 'set.setupSheets', 0, 1_000, 0],
  ['edgeMm', 'set.edge', 0, MOST_EDGE_MM, 1],
] as const;

/** What a machine can do, how fast, and what a change of paper costs on it. */
export function MachineDialog({
  shop,
  machine,
  onClose,
}: {
  shop: Shop;
  machine: Machine | null;
  onClose: () => void;
}) {
  const { t } = useTranslation('settings');
  const id = useId();
  const { choicesOf } = useDictionary();
  const draft = `print machine ${machine?.machineId ?? shop.shopId} ${machine?.revision ?? 0}`;
  const [now, setNow, drop] = useDraft<MachineSettings>(draft, () => machine ?? usualMachine);
  const close = () => {
    drop();
    onClose();
  };
  const saving = useWrite(printSettingsApi.saveMachine, [printSettingsApi.settings], {
    onDone: () => {
      notify.done(t('set.saved'));
      close();
    },
  });
  const set = (change: Partial<MachineSettings>) => setNow({ ...now, ...change });
  const lacks = now.name.trim() === '' || now.paperSizes.length === 0;
  const send = () =>
    saving.mutate({
      ...now,
      shopId: shop.shopId,
      revision: machine?.revision ?? 0,
      ...(machine && { machineId: machine.machineId }),
    });
  return (
    <Dialog
      title={t(machine ? 'set.editMachine' : 'set.addMachine')}
      onClose={close}
      keepsTyping
      foot={{
        words: t('set.save'),
        isBusy: saving.isPending,
        isDisabled: lacks,
        note: lacks && t('set.machineLacks'),
        onMain: send,
      }}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{t('set.machine')}</label>
        <Input
          id={`${id}-name`}
          maxLength={40}
          value={now.name}
          onChange={({ target }) => set({ name: target.value })}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-papers`}>{t('set.papers')}</label>
        <Select
          id={`${id}-papers`}
          mode="multiple"
          value={now.paperSizes}
          onChange={(paperSizes) => set({ paperSizes })}
          options={choicesOf('paperSize')}
        />
      </div>
      <div className={styles.field}>
        <span>
          <Checkbox checked={now.inColour} onChange={({ target }) => set({ inColour: target.checked })}>
            {t('set.canColour')}
          </Checkbox>{' '}
          <Checkbox checked={now.duplex} onChange={({ target }) => set({ duplex: target.checked })}>
            {t('set.canDuplex')}
          </Checkbox>
        </span>
      </div>
      {numbers.map(([name, label, min, max, digits]) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{t(label)}</label>
          <InputNumber
            id={`${id}-${name}`}
            min={min}
            max={max}
            precision={digits}
            value={now[name]}
            onChange={(value) => set({ [name]: value ?? min })}
          />
        </div>
      ))}
      <div className={styles.field}>
        <label htmlFor={`${id}-stopped`}>{t('set.stopped')}</label>
        <Input
          id={`${id}-stopped`}
          maxLength={200}
          value={now.stopped}
          onChange={({ target }) => set({ stopped: target.value })}
        />
      </div>
    </Dialog>
  );
}
