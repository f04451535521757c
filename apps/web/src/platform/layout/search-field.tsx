import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputProps } from 'antd';

export interface SearchFieldProps extends Omit<InputProps, 'type' | 'prefix' | 'onPressEnter'> {
  /** With Enter, and when the field is emptied by its cross. */
  onSearch?: (words: string) => void;
}

/** Where words are searched for: one look of it everywhere, the glass inside the field. */
export const SearchField = ({ onSearch, onChange, ...props }: SearchFieldProps) => (
  <Input
    enterKeyHint="search"
    {...props}
    type="search"
    prefix={<SearchOutlined />}
    onChange={(event) => {
      onChange?.(event);
      if (event.type === 'click') onSearch?.(event.target.value); // the cross
    }}
    onPressEnter={({ currentTarget }) => onSearch?.(currentTarget.value)}
  />
);
