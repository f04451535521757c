import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  FunctionOutlined,
  ItalicOutlined,
  MenuUnfoldOutlined,
  PictureOutlined,
  RadiusSettingOutlined,
  RedoOutlined,
  TableOutlined,
  UnderlineOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { TFunction } from 'i18next';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { alignOf, alignTo, carries, inTable, putBlank, toggle, toggleIndent } from './commands.js';
import { TableTools } from './table-tools.js';
import styles from './toolbar.module.css';

export type DialogName = 'formula' | 'image' | 'figure' | 'table' | 'ruby';

export interface ToolbarProps {
  /** The editor that was last written in; none before the first. */
  view: EditorView | null;
  /** Changes with every turn of that editor, so that the buttons tell what is so now. */
  turn: number;
  blanks: boolean;
  onDialog: (name: DialogName) => void;
}

interface Tool {
  name: keyof typeof names;
  face: ReactNode;
  run?: Command;
  dialog?: DialogName;
  pressed?: boolean;
}

const names = {
  bold: 'tool.bold',
  italic: 'tool.italic',
  underline: 'tool.underline',
  wave: 'tool.wave',
  dot: 'tool.dot',
  sub: 'tool.sub',
  sup: 'tool.sup',
  left: 'tool.left',
  center: 'tool.center',
  right: 'tool.right',
  indent: 'tool.indent',
  formula: 'tool.formula',
  blank: 'tool.blank',
  image: 'tool.image',
  figure: 'tool.figure',
  table: 'tool.table',
  ruby: 'tool.ruby',
  undo: 'tool.undo',
  redo: 'tool.redo',
} as const;

function toolsOf({ view, blanks }: Pick<ToolbarProps, 'view' | 'blanks'>, t: TFunction<'writing'>): Tool[][] {
  const state = view?.state;
  const has = (name: Parameters<typeof carries>[1]) => (state ? carries(state, name) : false);
  const align = state ? alignOf(state) : 'start';
  return [
    [
      { name: 'undo', face: <UndoOutlined />, run: undo },
      { name: 'redo', face: <RedoOutlined />, run: redo },
    ],
    [
      { name: 'bold', face: <BoldOutlined />, run: toggle('bold'), pressed: has('bold') },
      { name: 'italic', face: <ItalicOutlined />, run: toggle('italic'), pressed: has('italic') },
      { name: 'underline', face: <UnderlineOutlined />, run: toggle('underline'), pressed: has('underline') },
      { name: 'wave', face: <span className={styles.wave}>A</span>, run: toggle('wave'), pressed: has('wave') },
      {
        name: 'dot',
        face: (
          <span className={styles.dot} translate="no">
            {t('tool.dotFace')}
          </span>
        ),
        run: toggle('dot'),
        pressed: has('dot'),
      },
      { name: 'sub', face: <span>X₂</span>, run: toggle('sub'), pressed: has('sub') },
      { name: 'sup', face: <span>X²</span>, run: toggle('sup'), pressed: has('sup') },
    ],
    [
      { name: 'left', face: <AlignLeftOutlined />, run: alignTo('start'), pressed: align === 'start' },
      { name: 'center', face: <AlignCenterOutlined />, run: alignTo('center'), pressed: align === 'center' },
      { name: 'right', face: <AlignRightOutlined />, run: alignTo('end'), pressed: align === 'end' },
      { name: 'indent', face: <MenuUnfoldOutlined />, run: toggleIndent },
    ],
    [
      { name: 'formula', face: <FunctionOutlined />, dialog: 'formula' },
      ...(blanks ? [{ name: 'blank' as const, face: <span>▁▁</span>, run: putBlank }] : []),
      { name: 'image', face: <PictureOutlined />, dialog: 'image' },
      { name: 'figure', face: <RadiusSettingOutlined />, dialog: 'figure' },
      ...(state && inTable(state)
        ? []
        : [{ name: 'table' as const, face: <TableOutlined />, dialog: 'table' as const }]),
      {
        name: 'ruby',
        face: (
          <span className={styles.ruby} translate="no">
            {t('tool.rubyFace')}
          </span>
        ),
        dialog: 'ruby',
      },
    ],
  ];
}

/** The tools of all fields of an editor: they act on the one that was last written in. */
export function Toolbar({ view, blanks, onDialog }: ToolbarProps) {
  const { t } = useTranslation('writing');
  const press = ({ run, dialog }: Tool) => {
    if (!view) return;
    if (dialog) onDialog(dialog);
    else {
      run?.(view.state, view.dispatch, view);
      view.focus();
    }
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('tool.all')}>
      {toolsOf({ view, blanks }, t).map((group) => (
        <span key={group[0]?.name} className={styles.group}>
          {group.map((tool) => (
            <Tooltip key={tool.name} title={t(names[tool.name])}>
              <Button
                type="text"
                size="small"
                className={tool.pressed ? styles.pressed : ''}
                aria-label={t(names[tool.name])}
                aria-pressed={tool.pressed}
                disabled={!view}
                // The choice in the text must not be lost to the button.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(tool)}
                icon={tool.face}
              />
            </Tooltip>
          ))}
        </span>
      ))}
      {view && inTable(view.state) && <TableTools view={view} />}
    </div>
  );
}
