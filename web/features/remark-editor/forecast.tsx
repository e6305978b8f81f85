interface ForecastProps {
  says: string;
  bytes: number;
  limit: number;
}

/** NEIS bytes of the remark after a press, marked where they go beyond the limit. */
export function Forecast({ says, bytes, limit }: ForecastProps) {
  const over = bytes - limit;
  return (
    <span data-over={over > 0 || undefined}>
      {says} {bytes.toLocaleString('ko-KR')}바이트{over > 0 && ` (${over.toLocaleString('ko-KR')} 넘음)`}
    </span>
  );
}
