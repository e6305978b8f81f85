import { SearchField } from '../../ui/search-field.tsx';
import { SelectField, type SelectOption } from '../../ui/select-field.tsx';
import styles from './filter-row.module.css';
import type { ListAddress } from './use-list-address.ts';

interface FilterRowProps {
  address: ListAddress;
  label: string;
  placeholder: string;
  /** Absent: nothing to filter by. */
  filter?: { label: string; options: readonly SelectOption[] };
}

/** The search box of a long list, and the filter beside it. */
export function FilterRow({ address, label, placeholder, filter }: FilterRowProps) {
  return (
    <div
      className={styles.row}
      // What narrows the list belongs on its sheet; empty fields do not.
      data-screen-only={(address.typed === '' && address.filter === '') || undefined}
    >
      <SearchField label={label} placeholder={placeholder} value={address.typed} onChange={address.type} />
      {filter && (
        <SelectField
          label={filter.label}
          options={filter.options}
          value={address.filter}
          onChange={(event) => address.chooseFilter(event.target.value)}
        />
      )}
    </div>
  );
}
