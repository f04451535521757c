import { Activity, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';

interface Tab<Name extends string> {
  name: Name;
  words: string;
  panel: ReactNode;
}

interface Props<Name extends string> {
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The ways in side by side. What was typed in one is kept while another is looked at; arrows walk along them. */
export function LoginTabs<Name extends string>({ tabs, chosen, onChoose }: Props<Name>) {
  const { t } = useTranslation('session');
  const id = useId();
  const [seen, setSeen] = useState<ReadonlySet<Name>>(new Set());
  if (!seen.has(chosen)) setSeen(new Set([...seen, chosen]));

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ name }) => name === chosen);
    const step = steps[event.key];
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab=${next.name}]`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={t('tab.label')} className={styles.tabs} onKeyDown={walk}>
        {tabs.map(({ name, words }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={name === chosen}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ name }) => seen.has(name) || name === chosen)
        .map(({ name, panel }) => (
          <Activity key={name} mode={name === chosen ? 'visible' : 'hidden'}>
            <div role="tabpanel" id={`${id}-${name}-panel`} aria-labelledby={`${id}-${name}`}>
              {panel}
            </div>
          </Activity>
        ))}
    </>
  );
}
