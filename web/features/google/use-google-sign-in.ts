import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/client.ts';
import { wait } from '../../lib/refresh-session.ts';
import {
  FIRST_PAUSE_MS,
  failureSentence,
  type Outcome,
  SECOND_PAUSE_MS,
  type Step,
  stepAfter,
} from './sign-in-steps.ts';

export interface GoogleSignInState {
  step: Step;
  /** Whose account it is, is known; the provider's button is no longer needed. */
  answered: boolean;
  /** Set while the second factor is due: what to say about it, and whether a code was already refused. */
  code: { sentence: string; refused: boolean } | null;
  /** A code is being checked. */
  checking: boolean;
  start: (idToken: string) => void;
  sendCode: (code: string) => void;
  cancel: () => void;
}

/** From the provider's answer to a session. Whoever cancels is signed out again, should the server have been faster. */
export function useGoogleSignIn(rememberMe: boolean, onEnd: (outcome: Outcome) => void): GoogleSignInState {
  const [step, setStep] = useState<Step>('authenticating');
  const [idToken, setIdToken] = useState<string | null>(null);
  const [code, setCode] = useState<GoogleSignInState['code']>(null);
  const [checking, setChecking] = useState(false);
  const cancelled = useRef(false);
  useEffect(() => {
    cancelled.current = false;
    return () => {
      cancelled.current = true;
    };
  }, []);

  const verify = async (token: string, totp?: string): Promise<void> => {
    setChecking(true);
    try {
      const signedIn = await call('verifyGoogle', {
        idToken: token,
        rememberMe,
        ...(totp === undefined ? {} : { totp }),
      });
      if (cancelled.current) return void call('logout', {}).catch(() => undefined);
      setCode(null);
      setStep(stepAfter(signedIn));
      await wait(SECOND_PAUSE_MS);
      onEnd({ kind: 'in', signedIn });
    } catch (error) {
      if (cancelled.current) return;
      if (error instanceof ApiError && error.code === 'TOTP_REQUIRED')
        setCode({ sentence: error.message, refused: totp !== undefined });
      else onEnd({ kind: 'failed', sentence: failureSentence(error) });
    } finally {
      setChecking(false);
    }
  };
  const begin = async (token: string): Promise<void> => {
    setIdToken(token);
    await wait(FIRST_PAUSE_MS);
    if (cancelled.current) return;
    setStep('processing');
    await verify(token);
  };

  return {
    step,
    answered: idToken !== null,
    code,
    checking,
    start: (token) => void begin(token),
    sendCode: (given) => {
      if (idToken !== null) void verify(idToken, given);
    },
    cancel: () => {
      cancelled.current = true;
      onEnd({ kind: 'cancelled' });
    },
  };
}
