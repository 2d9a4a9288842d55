import type { TreeNode } from '#ui/tree/tree-nodes.ts';

const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏'];
const given = [
  '晓明',
  '雨桐',
  '子轩',
  '思远',
  '若宁',
  '佳怡',
  '浩然',
  '欣妍',
  '俊杰',
  '梦琪',
  '志强',
  '静文',
  '宇航',
  '诗涵',
  '建国',
  '美玲',
  '天佑',
];
const branches = ['上海总部', '北京分公司', '广州分公司', '成都分公司'];
const departments = [
  '销售部',
  '市场部',
  '研发部',
  '财务部',
  '人力资源部',
  '行政部',
  '采购部',
  '法务部',
  '客户服务部',
  '数据平台部',
];
const perDepartment = 49;

/** A company of four branches, forty departments and 1,960 employees: 2,004 nodes, always the same. */
export function sampleCompany(): TreeNode[] {
  let no = 0;
  return branches.map((branch, b) => ({
    id: `b${b}`,
    label: branch,
    children: departments.map((department, d) => ({
      id: `b${b}d${d}`,
      label: department,
      children: Array.from({ length: perDepartment }, () => {
        no += 1;
        return {
          id: `e${no}`,
          label: `${surnames[(no * 7) % surnames.length]}${given[(no * 5) % given.length]}`,
          note: `XH${String(10_000 + no)}`,
          disabled: no % 97 === 0,
        };
      }),
    })),
  }));
}
