import { Button } from 'antd';
import type { Command } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { useTranslation } from 'react-i18next';
import { toggleHeader } from './commands.js';
import styles from './toolbar.module.css';

const commands = {
  'table.addRow': addRowAfter,
  'table.addColumn': addColumnAfter,
  'table.dropRow': deleteRow,
  'table.dropColumn': deleteColumn,
  'table.header': toggleHeader,
  'table.drop': deleteTable,
} as const satisfies Record<string, Command>;

/** What can be done with the table that one writes in. */
export function TableTools({ view }: { view: EditorView }) {
  const { t } = useTranslation('writing');
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  return (
    <span className={styles.group}>
      {(Object.keys(commands) as (keyof typeof commands)[]) // the keys of the table above
        .map((name) => (
          <Button
            key={name}
            type="text"
            size="small"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(commands[name])}
          >
            {t(name)}
          </Button>
        ))}
    </span>
  );
}
