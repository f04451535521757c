import type { FormItem, Given, HomeworkForm } from '@zhibi/contract/capture/on-screen';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../platform/layout/confirm.js';
import { ActionBar } from '../../../platform/touch/action-bar.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import type { AnswerKeeper } from './answer-keeper.js';
import { isGiven, isOnPaper } from './given.js';
import type { Kept } from './kept.js';
import styles from './page.module.css';

interface CheckProps {
  form: HomeworkForm;
  givenFor: (itemId: string) => readonly Given[];
  keeper: AnswerKeeper;
  kept: Pick<Kept, 'state' | 'isHandingIn'>;
  onGo: (no: number) => void;
}

/**
 * Before it is handed in: which questions are still open. Nothing goes before the school has every answer, and who answered nothing is
 * asked. Without a network it is said that it goes by itself later, and can be called off until then.
 */
export function Check({ form: { items }, givenFor, keeper, kept: { state, isHandingIn }, onGo }: CheckProps) {
  const { t } = useTranslation('onScreen');
  const [isSaving, setSaving] = useState(false);
  const open = items.filter((item) => !isGiven(item, givenFor(item.itemId)));
  const onPaper = items.filter((item) => isOnPaper(item, givenFor(item.itemId)));
  const stateOf = (item: FormItem) => (open.includes(item) ? 'open' : onPaper.includes(item) ? 'byHand' : 'given');
  const handIn = async () => {
    setSaving(true);
    await keeper.handIn();
    setSaving(false);
  };
  const isNothing = open.length === items.length;
  const button = (
    <Button type="primary" size="large" block loading={isSaving} onClick={isNothing ? undefined : () => void handIn()}>
      {t(open.length === 0 ? 'handIn' : 'handInAnyway')}
    </Button>
  );
  if (isHandingIn && !isSaving && state === 'offline')
    return (
      <Sheet label={t('check')}>
        <h2>{t('handInWaits')}</h2>
        <p role="status">{t('handInWaitsHint')}</p>
        <ActionBar>
          <Button size="large" block onClick={() => keeper.keepOn()}>
            {t('keepOn')}
          </Button>
        </ActionBar>
      </Sheet>
    );
  return (
    <Sheet label={t('check')}>
      <h2>{t('check')}</h2>
      <p>
        {open.length === 0
          ? t('allGiven', { count: items.length })
          : `${t('someOpen', { count: open.length })} · ${t('openHint')}`}
      </p>
      {onPaper.length > 0 && <p>{t('someByHand', { count: onPaper.length })}</p>}
      <div className={styles.overview}>
        {items.map((item) => (
          <Button
            key={item.itemId}
            size="large"
            type={open.includes(item) ? 'dashed' : 'default'}
            aria-label={`${t('nth', { no: item.no })} · ${t(stateOf(item))}`}
            onClick={() => onGo(item.no)}
          >
            {item.no}
          </Button>
        ))}
      </div>
      <ActionBar>
        <div className={styles.actions}>
          <Button size="large" onClick={() => onGo(items.length)}>
            {t('back')}
          </Button>
          {isNothing ? (
            <Confirm
              title={t('nothingAsk')}
              hint={t('nothingHint')}
              words={t('handInNothing')}
              onConfirm={() => void handIn()}
            >
              {button}
            </Confirm>
          ) : (
            button
          )}
        </div>
      </ActionBar>
    </Sheet>
  );
}
