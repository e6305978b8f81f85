import { type Id, type ToastContent, toast } from 'react-toastify/unstyled';

/** Short messages in the corner. The container stands in web/layout/toaster.tsx. */
export const notify = {
  success(message: ToastContent): Id {
    return toast.success(message);
  },
  /** The same sentence twice is one toast: five failing reads need not say it five times. */
  error(message: string): Id {
    return toast.error(message, { toastId: message });
  },
  info(message: ToastContent): Id {
    return toast.info(message);
  },
  /** For a temporary password, which has to be copied first: ten seconds. */
  forTenSeconds(message: ToastContent): Id {
    return toast.info(message, { autoClose: 10_000, closeOnClick: false });
  },
};
