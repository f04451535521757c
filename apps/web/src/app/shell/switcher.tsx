import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import styles from './top-bar.module.css';

export interface SwitcherProps {
  label: string;
  choices: readonly { key: string; label: string }[];
  current: string;
  onChoose: (key: string) => void;
}

/** One choice of the top bar: what is chosen, and what else there is. */
export function Switcher({ label, choices, current, onChoose }: SwitcherProps) {
  const items = choices.map(({ key, label: words }) => ({ key, label: words }));
  const chosen = choices.find((choice) => choice.key === current)?.label;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectable: true,
        selectedKeys: [current],
        className: styles.choices,
        onClick: ({ key }) => key !== current && onChoose(key),
      }}
    >
      <button type="button" className={styles.switcher}>
        <span>{label}</span>
        <em title={chosen}>{chosen}</em>
        <DownOutlined />
      </button>
    </Dropdown>
  );
}
