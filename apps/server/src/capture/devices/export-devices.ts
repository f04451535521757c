import type { DeviceRow } from '@zhibi/contract/capture/devices';
import type { Language } from '@zhibi/contract/kernel';
import type { Sheet } from '../../platform/sheets/index.js';

const columns = {
  zh: [
    'MAC',
    '类型',
    '名称',
    '学校',
    '学号',
    '班级',
    '教师',
    '教室',
    '固件',
    '电量%',
    '最近上线',
    '7天笔画',
    '丢失率',
    '状态',
    '健康',
  ],
  en: [
    'MAC',
    'Type',
    'Name',
    'School',
    'Student no.',
    'Class',
    'Teacher',
    'Room',
    'Firmware',
    'Battery %',
    'Last seen',
    'Strokes in 7 days',
    'Loss',
    'State',
    'Health',
  ],
} as const satisfies Record<Language, readonly string[]>;

/** The words of the cells, as the import reads them. */
const words: Readonly<Record<string, Record<Language, string>>> = {
  pen: { zh: '智能笔', en: 'pen' },
  gateway: { zh: '网关', en: 'gateway' },
  box: { zh: '收纳盒', en: 'box' },
  'in-use': { zh: '使用中', en: 'in use' },
  spare: { zh: '备用', en: 'spare' },
  lost: { zh: '遗失', en: 'lost' },
  disabled: { zh: '已停用', en: 'disabled' },
  good: { zh: '正常', en: 'good' },
  'low-battery': { zh: '电量低', en: 'low battery' },
  losing: { zh: '丢笔迹', en: 'losing ink' },
  silent: { zh: '7天未上线', en: 'silent for 7 days' },
  'never-seen': { zh: '从未上线', en: 'never seen' },
};

/** The devices as a table. */
export const deviceSheet = (rows: readonly DeviceRow[], language: Language): Sheet => ({
  name: { zh: '设备', en: 'Devices' }[language],
  columns: columns[language].map((title) => ({ title })),
  rows: rows.map((row) => [
    row.mac,
    words[row.kind]?.[language] ?? row.kind,
    row.name,
    row.schoolName,
    row.studentNo,
    row.className,
    row.teacherName,
    row.room,
    row.firmware,
    row.battery,
    row.lastSeenAt,
    row.strokes7,
    row.lostRate,
    words[row.state]?.[language] ?? row.state,
    words[row.health]?.[language] ?? row.health,
  ]),
});
