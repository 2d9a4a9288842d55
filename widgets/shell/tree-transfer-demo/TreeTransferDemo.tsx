import { useState } from 'react';
import { Card } from '#ui/display/Card.tsx';
import { TreeTransfer } from '#ui/tree/TreeTransfer.tsx';
import { sampleCompany } from './sample.ts';

const nodes = sampleCompany();

/** The tree-transfer control on its own, with a company of two thousand nodes (/test_tree_transfer). */
export function TreeTransferDemo() {
  const [value, setValue] = useState<string[]>(['e1', 'e2', 'e50']);
  return (
    <div className="t-page">
      <h1 className="t-h1 tt-title">选择员工</h1>
      <Card title="适用范围" sub="勾选部门将包含其中所有在职员工">
        <TreeTransfer label="员工" unit="人" nodes={nodes} value={value} onChange={setValue} />
        <p className="t-s13 t-2 tt-foot">
          灰色的员工已停用，不能选择。键盘：↑ ↓ 移动，← → 收起与展开，空格勾选，* 展开同级。
        </p>
      </Card>
    </div>
  );
}
