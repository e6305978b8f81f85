import type { Handler } from '../../handler.ts';
import { readMe } from '../users/read-me.ts';

export const getMe: Handler<'getMe'> = readMe;
