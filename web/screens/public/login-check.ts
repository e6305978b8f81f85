import { login } from '../../../contract/auth.ts';
import { fieldMessages } from '../../lib/form.ts';

/** What the login form holds. */
export interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
  /** The second factor, once it was asked for and something was typed. */
  totp?: string;
}

/** Refuses what the contract refuses; a chunk of its own, because it brings the schema library. */
export function checkLogin(values: LoginValues): Record<string, string> {
  return fieldMessages(login.input, { ...values });
}
