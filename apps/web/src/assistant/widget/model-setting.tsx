import { type AssistantModel, assistantApi } from '@zhibi/contract/assistant';
import { Switch } from 'antd';
import { useRead, useWrite } from '../../platform/api.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import { formatNumber } from '../../platform/time.js';
import { useWords } from '../use-words.js';
import styles from './assistant.module.css';

/** Whether the school's assistant may ask a language model, how much it has, and what leaves the building for it. */
export function ModelSetting({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const read = useRead(assistantApi.model, {});
  return (
    <Drawer open size="form" title={words.model.title} onClose={onClose}>
      <Screen
        read={read}
        skeleton={{ rows: 5 }}
        isEmpty={({ place }) => place === null}
        empty={<EmptyState title={words.model.none} hint={words.model.noneHint} />}
      >
        {(model) => <Of model={model} />}
      </Screen>
    </Drawer>
  );
}

function Of({ model: { place, enabled, revision, usedToday, tokensADay, sample, can } }: { model: AssistantModel }) {
  const words = useWords();
  const setting = useWrite(assistantApi.setModel, [assistantApi.model, assistantApi.history]);
  const id = 'assistant-model-switch';
  return (
    <div className={styles.model}>
      <p>
        <label htmlFor={id}>{words.model.use}</label>
        <Switch
          id={id}
          checked={enabled}
          disabled={!can.change}
          loading={setting.isPending}
          onChange={(next) => setting.mutate({ enabled: next, revision })}
        />
      </p>
      <p>{can.change ? words.model.useHint : words.model.administrator}</p>
      <dl>
        <dt>{words.model.name}</dt>
        <dd>{place?.name}</dd>
        <dt>{words.model.host}</dt>
        <dd>{place?.host}</dd>
        <dt>{words.model.used}</dt>
        <dd>{words.model.usedOf(formatNumber(usedToday), formatNumber(tokensADay))}</dd>
      </dl>
      <h3>{words.model.leaves}</h3>
      <p>{words.model.hidden}</p>
      <p>{words.model.sample(sample.asked)}</p>
      {sample.sent.map((text) => (
        <pre key={text}>{text}</pre>
      ))}
    </div>
  );
}
