import { describe, expect, it } from 'vitest';
import { deviceSheet } from './export-devices.js';
import { columnsOf, type DeviceColumn } from './rules-columns.js';

const mac = 'AABBCC00EE01';
/** What a table says of its first device, by columns. */
function read(...rows: string[][]) {
  const { from, at } = columnsOf(rows.map((cells) => ({ cells })));
  const device = rows[from] ?? [];
  return Object.fromEntries(
    (Object.keys(at) as DeviceColumn[]).flatMap((name) => (device[at[name]] ? [[name, device[at[name]]]] : [])),
  );
}

describe('the columns of a table of devices', () => {
  it.each([
    [
      'in another order',
      [
        ['学号', 'MAC', '类型', '名称'],
        ['2019', mac, '笔', '甲'],
      ],
      { studentNo: '2019', mac, kind: '笔', name: '甲' },
    ],
    [
      'with some left out',
      [
        ['MAC', '类型', '名称', '教室', '学号'],
        [mac, '笔', '甲', '301', '999'],
      ],
      { mac, kind: '笔', name: '甲', room: '301', studentNo: '999' },
    ],
    [
      'in English',
      [
        ['Student No.', 'MAC Address', 'Type'],
        ['2019', mac, 'pen'],
      ],
      { studentNo: '2019', mac, kind: 'pen' },
    ],
    ['below a title', [['智能笔登记表'], ['设备MAC', '设备类型'], [mac, '笔']], { mac, kind: '笔' }],
    [
      'with others that nobody asks for',
      [
        ['学校', 'MAC', '类型', '班级'],
        ['一中', mac, '笔', '八1'],
      ],
      { mac, kind: '笔' },
    ],
    [
      'without names, as the template has them',
      [[mac, '笔', '甲', '301', '1.2', '2019']],
      { mac, kind: '笔', name: '甲', room: '301', firmware: '1.2', studentNo: '2019' },
    ],
  ])('%s', (_, rows, device) => expect(read(...rows)).toEqual(device));

  it('a name that is not there leaves its column empty: no other one is taken for it', () => {
    expect(read(['学号', '名称'], ['2019', mac])).toEqual({ studentNo: '2019', name: mac });
  });

  it.each(['zh', 'en'] as const)('of our own list are known: %s', (language) => {
    const { columns } = deviceSheet([], language);
    const cells = columns.map(({ title }) => `=${title}`);
    const found = read(
      columns.map(({ title }) => title),
      cells,
    );
    const said = Object.values(found).map((one) => one?.slice(1));
    expect(said).toEqual(
      language === 'zh'
        ? ['MAC', '类型', '名称', '教室', '固件', '学号']
        : ['MAC', 'Type', 'Name', 'Room', 'Firmware', 'Student no.'],
    );
  });
});
