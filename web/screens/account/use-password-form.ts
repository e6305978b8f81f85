import { type UseFormReturn, useForm } from 'react-hook-form';
import { disableTotp } from '../../../contract/two-factor.ts';
import { formResolver } from '../../lib/form.ts';

export interface PasswordValues {
  password: string;
}

/** For a step that asks for the password again; every such operation takes it under this name. */
export function usePasswordForm(): UseFormReturn<PasswordValues> {
  return useForm<PasswordValues>({
    resolver: formResolver(disableTotp.input),
    defaultValues: { password: '' },
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
}
