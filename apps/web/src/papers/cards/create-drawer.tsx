import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type CardGroup, type CardKind, cardsApi } from '@zhibi/contract/papers/cards';
import { Button, Input, InputNumber, type InputRef, Select } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../platform/api.js';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { Foot } from '../../platform/layout/foot.js';
import styles from './cards.module.css';

const kinds = ['single', 'multiple', 'judge', 'blank', 'written', 'essay'] as const satisfies readonly CardKind[];
const first: readonly CardGroup[] = [
  { kind: 'single', count: 10, score: 3, options: 4 },
  { kind: 'blank', count: 4, score: 4, options: 4 },
  { kind: 'written', count: 5, score: 10, options: 4 },
];

const isLettered = ({ kind }: CardGroup) => kind === 'single' || kind === 'multiple';

interface CreateDrawerProps {
  subjectId: number;
  templateId: string | undefined;
  onClose: () => void;
}

/** A card for a paper that exists elsewhere: its name, and how many questions of each kind. */
export function CreateDrawer({ subjectId, templateId, onClose }: CreateDrawerProps) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const [{ title, groups }, setCard, drop] = useDraft('card', () => ({ title: '', groups: first }));
  const setGroups = (next: readonly CardGroup[]) => setCard({ title, groups: next });
  const [isTold, setTold] = useState(false);
  const create = useWrite(cardsApi.create, [cardsApi.list], {
    onDone: ({ paperId }) => {
      drop();
      void navigate(`/answerCard/design?card=${paperId}`);
    },
  });
  const close = () => {
    drop();
    onClose();
  };
  const total = groups.reduce((sum, { count, choose, score }) => sum + Math.min(choose ?? count, count) * score, 0);
  const isNamed = title.trim() !== '';
  const nameField = useRef<InputRef>(null);
  const main = () => {
    setTold(true);
    if (!isNamed) nameField.current?.focus();
    if (isNamed && groups.length > 0)
      create.mutate({ subjectId, title: title.trim(), groups: [...groups], ...(templateId && { templateId }) });
  };
  const set = (at: number, change: Partial<CardGroup>) =>
    setGroups(groups.map((group, i) => (i === at ? { ...group, ...change } : group)));
  return (
    <Drawer title={t('withoutPaper')} size="wide" keepsTyping onClose={close}>
      <p>{t('withoutPaperHint')}</p>
      <div className={styles.form}>
        <label htmlFor="card-name">{t('name')}</label>
        <Input
          id="card-name"
          autoFocus
          ref={nameField}
          placeholder={t('namePlaceholder')}
          maxLength={100}
          status={isTold && !isNamed ? 'error' : ''}
          value={title}
          onChange={(event) => setCard({ title: event.target.value, groups })}
        />
        {isTold && !isNamed && (
          <p className={styles.wrong} role="alert" data-wrong>
            {t('nameFirst')}
          </p>
        )}
      </div>
      <h3 className={styles.groups}>{t('groups')}</h3>
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no name of their own, and keep their place
        <div key={at} className={styles.group}>
          <div>
            <span>{t('groupKind')}</span>
            <Select
              aria-label={t('groupKind')}
              value={group.kind}
              onChange={(kind) => set(at, { kind })}
              options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            />
          </div>
          <div>
            <span>{t('groupCount')}</span>
            <InputNumber
              aria-label={t('groupCount')}
              min={1}
              max={100}
              precision={0}
              value={group.count}
              onChange={(count) => count && set(at, { count })}
            />
          </div>
          <div>
            <span>{t('groupScore')}</span>
            <InputNumber
              aria-label={t('groupScore')}
              min={0.5}
              max={200}
              step={0.5}
              value={group.score}
              onChange={(score) => score && set(at, { score: Math.round(score * 2) / 2 })}
            />
          </div>
          {group.kind === 'written' && group.count > 1 ? (
            <Choosing group={group} onChoose={(choose) => set(at, { choose })} />
          ) : (
            <div>
              <span>{t('groupOptions')}</span>
              <InputNumber
                aria-label={t('groupOptions')}
                min={2}
                max={9}
                precision={0}
                disabled={!isLettered(group)}
                value={isLettered(group) ? group.options : null}
                onChange={(options) => options && set(at, { options })}
              />
            </div>
          )}
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('removeGroup', { at: at + 1 })}
            disabled={groups.length === 1}
            onClick={() => setGroups(groups.filter((_, i) => i !== at))}
          />
        </div>
      ))}
      <Button
        icon={<PlusOutlined />}
        disabled={groups.length >= 20}
        onClick={() => setGroups([...groups, { kind: 'written', count: 1, score: 10, options: 4 }])}
      >
        {t('addGroup')}
      </Button>
      <Foot
        words={t('createIt')}
        note={t('sum', { score: total })}
        isBusy={create.isPending}
        onMain={main}
        onCancel={close}
      />
    </Drawer>
  );
}

/** Of written questions all are answered, or so many as the student chooses. */
function Choosing({ group: { count, choose }, onChoose }: { group: CardGroup; onChoose: (choose?: number) => void }) {
  const { t } = useTranslation('cards');
  return (
    <div>
      <span>{t('groupChoose')}</span>
      <InputNumber
        aria-label={t('groupChoose')}
        placeholder={t('chooseAll')}
        min={1}
        max={Math.min(9, count - 1)}
        precision={0}
        value={choose !== undefined && choose < count ? choose : null}
        onChange={(value) => onChoose(value ?? undefined)}
      />
    </div>
  );
}
