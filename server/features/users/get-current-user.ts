import type { Handler } from '../../handler.ts';
import { readMe } from './read-me.ts';

export const getCurrentUser: Handler<'getCurrentUser'> = readMe;
