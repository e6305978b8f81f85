import { setTheme, THEMES, useTheme } from './theme.ts';
import styles from './theme-choice.module.css';

/** The colours of the screen, as one press each. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <fieldset className={styles.choice}>
      <legend>화면 색</legend>
      <div>
        {THEMES.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name="theme" checked={theme === value} onChange={() => setTheme(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
