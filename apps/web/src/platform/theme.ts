import type { ThemeConfig } from 'antd';

/** Every colour of the product, once; `base.css` repeats them as variables. Interface colours go to Ant Design, paper colours to ink and pages. */
export const colour = {
  ink: '#1D4ED8',
  inkHover: '#1A45BE',
  inkDeep: '#1E3A8A',
  inkWash: '#EFF4FF',
  inkLine: '#C7D7FE',
  teacher: '#CF2B2B',
  machine: '#5B6472',
  student: '#1F3FA8',
  paper: '#FFFEFB',
  success: '#15803D',
  successWash: '#F3FAF5',
  warning: '#B45309',
  warningWash: '#FEF6E7',
  danger: '#A8321F',
  dangerDeep: '#8A2617',
  dangerWash: '#FDF1EE',
  text: '#111827',
  text2: '#4B5563',
  text3: '#5F6A7C',
  placeholder: '#6B7280',
  page: '#F5F7FA',
  side: '#EDF1F6',
  workSurface: '#E9EDF2',
  card: '#FFFFFF',
  tableHead: '#F8FAFC',
  line: '#E4E8EE',
  lineSoft: '#EEF1F5',
  button: '#D3D9E2',
  field: '#8A94A4',
} as const;

/** Chart colours, always in this order: 3:1 on white, apart for every kind of colour blindness. */
export const series = ['#1D4ED8', '#D07F00', '#0F766E', '#5A93E8', '#A21CAF', '#334155'] as const;

/** Score rates from high to low; the number is always printed in the cell. */
export const rateColours = [
  { from: 0.9, fill: '#DCE8FD', text: '#111827' },
  { from: 0.75, fill: '#BDD3FB', text: '#111827' },
  { from: 0.6, fill: '#FBEBC8', text: '#111827' },
  { from: 0.45, fill: '#F0BE6E', text: '#111827' },
  { from: 0, fill: '#B4520B', text: '#FFFFFF' },
] as const;

export const fontSans =
  "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC Variable',system-ui,sans-serif";

/** How every form shows what is wrong: the first such field is scrolled to and has the focus. */
export const firstWrong = { focus: true, block: 'center' } as const;

const field = { colorBorder: colour.field };

/** Whose fingers they are: of a primary, a junior or a senior school. `base.css` has the sizes of what is not Ant Design's. */
export type Hand = 'small' | 'middle' | 'grown';
const touchSizes = {
  small: { fontSize: 17, controlHeight: 48, controlHeightLG: 56 },
  middle: { fontSize: 16, controlHeight: 44, controlHeightLG: 52 },
  grown: { fontSize: 15, controlHeight: 44, controlHeightLG: 48 },
} as const;

/** What a screen for fingers changes of the theme: nothing smaller than a finger, and rounder corners. */
export const touchTheme = (hand: Hand): ThemeConfig => ({
  cssVar: { key: `zhibi-${hand}` },
  token: {
    ...touchSizes[hand],
    controlHeightSM: 44,
    lineHeight: 1.5,
    borderRadius: 12,
    borderRadiusLG: 12,
    borderRadiusSM: 10,
  },
});

export const theme: ThemeConfig = {
  // With a name its variables are derived once, however many stand in it; each without one derives its own, which takes 35 ms.
  cssVar: { key: 'zhibi' },
  token: {
    colorPrimary: colour.ink,
    // Ant Design lightens what the mouse is over: white words on it would be too pale to read.
    colorPrimaryHover: colour.inkHover,
    colorPrimaryActive: colour.inkDeep,
    colorErrorHover: colour.dangerDeep,
    colorErrorActive: colour.dangerDeep,
    colorLinkHover: colour.inkHover,
    colorLinkActive: colour.inkDeep,
    colorLink: colour.ink,
    colorInfo: colour.ink,
    colorSuccess: colour.success,
    colorWarning: colour.warning,
    colorError: colour.danger,
    colorText: colour.text,
    colorTextSecondary: colour.text2,
    colorTextTertiary: colour.text3,
    colorTextDescription: colour.text2,
    colorTextPlaceholder: colour.placeholder,
    colorBgLayout: colour.page,
    colorBorder: colour.button,
    colorBorderSecondary: colour.line,
    colorSplit: colour.lineSoft,
    borderRadius: 8,
    borderRadiusSM: 6,
    borderRadiusLG: 10,
    fontFamily: fontSans,
    fontSize: 14,
    lineHeight: 1.5714,
    fontSizeHeading1: 20,
    fontSizeHeading2: 16,
    fontWeightStrong: 600,
    controlHeight: 34,
    controlHeightSM: 26,
    controlHeightLG: 42,
    boxShadow: '0 1px 2px rgba(16,24,40,.04), 0 4px 16px rgba(16,24,40,.06)',
    boxShadowSecondary: '0 2px 6px rgba(16,24,40,.06), 0 12px 32px rgba(16,24,40,.12)',
    // Whoever asked the system for less movement waits for none of it.
    motion: !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches,
    motionDurationMid: '0.16s',
    motionDurationSlow: '0.22s',
  },
  components: {
    Menu: {
      itemBg: 'transparent',
      itemSelectedBg: '#FFFFFF',
      itemSelectedColor: colour.ink,
      itemColor: colour.text2,
      itemHoverBg: 'rgba(29,78,216,.06)',
      itemHoverColor: colour.text,
      itemHeight: 38,
      itemMarginInline: 10,
      itemMarginBlock: 2,
      activeBarBorderWidth: 0,
      iconSize: 16,
      groupTitleColor: colour.text3,
      groupTitleFontSize: 12,
    },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
    Table: {
      headerBg: colour.tableHead,
      headerColor: colour.text2,
      headerSplitColor: 'transparent',
      borderColor: colour.lineSoft,
      rowHoverBg: '#F7F9FF',
      cellPaddingBlock: 10,
      cellPaddingInline: 12,
      cellPaddingBlockSM: 7,
      bodySortBg: 'transparent',
      headerSortActiveBg: colour.tableHead,
      headerSortHoverBg: '#F1F4F9',
    },
    Input: field,
    InputNumber: field,
    Select: field,
    DatePicker: field,
    Checkbox: field,
    Radio: field,
    Form: { verticalLabelPadding: '0 0 6px', labelHeight: 22 },
    Tabs: {
      itemColor: colour.text2,
      inkBarColor: colour.ink,
      horizontalItemPadding: '10px 2px',
      horizontalItemGutter: 28,
      titleFontSize: 14,
    },
    Segmented: { trackBg: '#E9EDF3', itemColor: colour.text2, itemSelectedColor: colour.ink, trackPadding: 3 },
    Tree: { nodeSelectedBg: colour.inkWash, nodeSelectedColor: colour.ink, titleHeight: 30, indentSize: 14 },
    Progress: { defaultColor: colour.ink, remainingColor: '#E6EAF1' },
    Tooltip: { colorBgSpotlight: '#1F2937' },
    Steps: { iconSize: 26 },
  },
};
