import { Table, type TableColumnsType } from 'antd';
import styles from './records.module.css';

export interface PeopleTableProps<Person> {
  idOf: (person: Person) => string;
  columns: TableColumnsType<Person>;
  rows: readonly Person[];
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  mayChoose: (person: Person) => boolean;
}

/** People in rows that can be chosen. */
export function PeopleTable<Person extends { name: string }>(props: PeopleTableProps<Person>) {
  const { idOf, columns, rows, chosenIds, onChoose, mayChoose } = props;
  return (
    <Table<Person>
      className={styles.table}
      rowKey={idOf}
      columns={columns}
      dataSource={rows}
      pagination={false}
      tableLayout="fixed"
      rowSelection={{
        columnWidth: 48,
        selectedRowKeys: [...chosenIds],
        onChange: (keys) => onChoose(keys.map(String)),
        getCheckboxProps: (person) =>
          ({ disabled: !mayChoose(person), 'aria-label': person.name }) as { disabled: boolean }, // antd's type knows no aria
      }}
    />
  );
}
