/** What the columns of a table of devices are called, without spaces and in small letters. */
const titles = {
  mac: ['mac', 'mac地址', '设备mac', '笔mac', '物理地址', 'macaddress', '设备地址'],
  kind: ['类型', '设备类型', '种类', 'type', 'kind', 'devicetype'],
  name: ['名称', '设备名称', '设备名', '名字', 'name', 'devicename'],
  room: ['教室', '房间', '位置', '地点', 'room', 'classroom', 'place'],
  firmware: ['固件', '固件版本', '版本', 'firmware', 'firmwareversion'],
  studentNo: ['学号', '学生学号', '学生编号', '持有人学号', 'studentno', 'studentno.', 'studentnumber', 'studentid'],
} as const;
export type DeviceColumn = keyof typeof titles;

const order = Object.keys(titles) as DeviceColumn[]; // the keys of the record
/** A title may stand above the names of the columns, and a line about them. */
const HEAD_WITHIN = 5;

const folded = (title: string): string =>
  title
    .normalize('NFKC')
    .replace(/[\s*_-]/g, '')
    .toLowerCase();
const columnOf = (title: string): DeviceColumn | undefined =>
  order.find((name) => (titles[name] as readonly string[]).includes(folded(title)));

/**
 * Where each column stands, and at which line the devices begin. Columns with names are found by these, and what has no name there is empty; a table
 * without names has the order of the template.
 */
export function columnsOf(table: readonly { cells: readonly string[] }[]): {
  from: number;
  at: Record<DeviceColumn, number>;
} {
  const head = table
    .slice(0, HEAD_WITHIN)
    .findIndex(({ cells }) => new Set(cells.flatMap((one) => columnOf(one) ?? [])).size >= 2);
  const names = table[head]?.cells.map(columnOf);
  const placed = order.map((name, nth) => [name, names === undefined ? nth : names.indexOf(name)] as const);
  return { from: head + 1, at: Object.fromEntries(placed) as Record<DeviceColumn, number> }; // one for each name
}
